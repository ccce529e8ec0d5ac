import type { FaceStyle } from '@pedra/renderer';
import { listSkins, listTables } from '@pedra/skins';
import { marksInOneColour } from '../../app/look.ts';
import { useSettings, useSettingsChoice } from '../../app/settings.ts';
import { choices } from '../../app/settings-choices.ts';
import { useWords } from '../../app/words.tsx';
import { Choice, Switch } from '../../ui/choice.tsx';
import { FeltPieces } from '../../ui/felt-pieces.tsx';
import { type Numbers, SmallPiece } from '../../ui/small-piece.tsx';
import { TableSurface } from '../../ui/table-surface.tsx';

type Marks = (typeof choices.marks)[number];

/** Which pieces, which table, which marks; each shown by what it is. */
export function LookChoices() {
  const words = useWords();
  const settings = useSettings();
  const [choice, choose] = useSettingsChoice();
  const { locale, skin, table, theme } = settings;
  const nameOf = ({ id, name }: { readonly id: string; readonly name: typeof skin.name }) =>
    name[locale] ?? name.en ?? id;
  return (
    <>
      <Choice
        legend={words.text('settings.skin')}
        look="pictures"
        options={listSkins().map((one) => ({
          value: one.id,
          label: nameOf(one),
          picture: (
            <span className="look-picture felt">
              <FeltPieces width={34} height={62}>
                <SmallPiece skin={one} numbers={[3, 5]} u={30} x={1} y={0} />
              </FeltPieces>
            </span>
          ),
        }))}
        value={skin.id}
        onChange={(id) => choose({ skin: id })}
      />
      <Choice
        legend={words.text('settings.table')}
        look="pictures"
        options={listTables().map((one) => ({
          value: one.id,
          label: nameOf(one),
          picture: (
            <span className="look-picture">
              {/* A table that is chosen is seen in its own colours, whatever the system asks. */}
              <TableSurface table={one} lightness={theme} distance={2} />
            </span>
          ),
        }))}
        value={table.id}
        onChange={(id) => choose({ table: id })}
      />
      <Choice
        legend={words.text('settings.marks')}
        look="rows"
        barred={marksInOneColour(settings) ? words.text('settings.marks.one-colour') : undefined}
        options={choices.marks.map((value) => ({
          value,
          label: words.text(`settings.marks.${value}`),
          picture: <MarksPicture marks={value} />,
          ...(value === 'by-set' && { note: words.text('settings.marks.by-set.text') }),
        }))}
        value={choice.marks}
        onChange={(marks) => choose({ marks })}
      />
      <div>
        {(['numerals', 'large'] as const).map((setting) => (
          <Switch
            key={setting}
            label={words.text(`settings.${setting}`)}
            note={words.text(`settings.${setting}.text`)}
            on={choice[setting]}
            onChange={(on) => choose({ [setting]: on })}
          />
        ))}
      </div>
    </>
  );
}

const shown: readonly Numbers[] = [
  [1, 2],
  [3, 5],
];
const ofTwoSets: readonly Numbers[] = [
  [3, 5],
  [7, 8],
];

/** Two pieces with such marks; where the set decides, one of a small set and one of a larger. */
function MarksPicture({ marks }: { readonly marks: Marks }) {
  const bySet = marks === 'by-set';
  const styleOf = (index: number): FaceStyle => ({
    marks: !bySet ? marks : index === 0 ? 'black' : 'classic',
    numerals: false,
  });
  return (
    <FeltPieces width={100} height={26} className="marks-picture">
      {(bySet ? ofTwoSets : shown).map((numbers, index) => (
        <SmallPiece
          key={numbers.join()}
          numbers={numbers}
          style={styleOf(index)}
          u={24}
          x={index * 51}
          y={1}
          lying
        />
      ))}
    </FeltPieces>
  );
}
