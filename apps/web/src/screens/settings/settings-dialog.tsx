import { locales } from '@pedra/i18n';
import { useSettingsChoice } from '../../app/settings.ts';
import { choices, parseChoices } from '../../app/settings-choices.ts';
import { useWords } from '../../app/words.tsx';
import { Button, IconButton } from '../../ui/button.tsx';
import { Choice, Switch } from '../../ui/choice.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { LookChoices } from './look-choices.tsx';
import { SettingsPreview } from './settings-preview.tsx';
import './settings.css';

/** A language in its own name, with its region where it is one of several: `Português (Brasil)`. */
function nativeName(locale: string): string {
  const names = new Intl.DisplayNames(locale, { type: 'language', languageDisplay: 'standard' });
  const name = names.of(locale) ?? locale;
  return name.charAt(0).toLocaleUpperCase(locale) + name.slice(1);
}

/** All settings in one sheet; each choice holds at once and the preview shows it. */
export function SettingsDialog({ onClose }: { readonly onClose: () => void }) {
  const words = useWords();
  const [choice, choose] = useSettingsChoice();
  const label = (setting: string, value: string) => words.text(`settings.${setting}.${value}`);
  const languages = [
    { value: 'system' as const, label: label('locale', 'system') },
    ...locales.map((locale) => ({
      value: locale,
      label: <span lang={locale}>{nativeName(locale)}</span>,
    })),
  ];
  return (
    <Dialog className="sheet-dialog settings" labelledBy="settings-title" onCancel={onClose}>
      <header>
        <h2 id="settings-title" tabIndex={-1}>
          {words.text('settings.title')}
        </h2>
        <IconButton icon="close" label={words.text('settings.close')} onClick={onClose} />
      </header>
      <SettingsPreview />
      <div className="settings-list">
        <LookChoices />
        <Choice
          legend={words.text('settings.locale')}
          look="cards"
          options={languages}
          value={choice.locale}
          onChange={(locale) => choose({ locale })}
        />
        {(['theme', 'motion', 'speed', 'order'] as const).map((setting) => (
          <Choice<string>
            key={setting}
            legend={words.text(`settings.${setting}`)}
            look="segment"
            options={choices[setting].map((value) => ({ value, label: label(setting, value) }))}
            value={choice[setting]}
            onChange={(value) => choose(parseChoices({ ...choice, [setting]: value }))}
          />
        ))}
        <div>
          <Switch
            label={words.text('settings.dim')}
            on={choice.dim}
            onChange={(dim) => choose({ dim })}
          />
          <Switch
            label={words.text('settings.mirror')}
            note={words.text('settings.mirror.text')}
            on={choice.mirror}
            onChange={(mirror) => choose({ mirror })}
          />
        </div>
        <Button kind="quiet" onClick={() => choose(parseChoices(undefined))}>
          {words.text('settings.reset')}
        </Button>
      </div>
    </Dialog>
  );
}
