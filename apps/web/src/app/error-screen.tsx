import { Component, type ReactNode } from 'react';
import { Button } from '../ui/button.tsx';
import { useWords } from './words.tsx';

/** Catches what a screen could not: says so, and offers the one thing to do. */
export class ErrorScreen extends Component<
  { readonly children: ReactNode },
  { readonly failed: boolean }
> {
  override state = { failed: false };

  static getDerivedStateFromError() {
    return { failed: true };
  }

  override render() {
    return this.state.failed ? <Failed /> : this.props.children;
  }
}

function Failed() {
  const words = useWords();
  const again = () => {
    window.location.hash = '/';
    window.location.reload();
  };
  return (
    <main className="failed felt">
      <section>
        <h1>{words.text('app.error.title')}</h1>
        <p className="muted">{words.text('app.error.text')}</p>
        <Button kind="primary" onClick={again}>
          {words.text('app.error.reload')}
        </Button>
      </section>
    </main>
  );
}
