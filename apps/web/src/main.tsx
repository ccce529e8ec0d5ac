import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import './styles/fonts.css';
import './styles/tokens.css';
import './styles/base.css';
import './styles/felt.css';
import './styles/controls.css';
import './styles/dialogs.css';
import { App } from './app/app.tsx';
import { ErrorScreen } from './app/error-screen.tsx';
import { WordsProvider } from './app/words.tsx';

const root = document.getElementById('root');
if (root) {
  createRoot(root).render(
    <StrictMode>
      <WordsProvider>
        <ErrorScreen>
          <App />
        </ErrorScreen>
      </WordsProvider>
    </StrictMode>,
  );
}
