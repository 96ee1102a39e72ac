import * as texts from '@headwater/brand/texts.ts';
import type { FieldProps } from '../controls/field-props.ts';
import { GroupShell } from '../controls/field-shell.tsx';
import { NativeSelect } from '../controls/native-select.tsx';
import { listName } from '../shared/input-names.ts';
import type { RankField } from './rank.definition.ts';
import { withChoice } from './with-choice.ts';

/** A list of choices for each place. */
export function Rank(props: FieldProps<RankField>) {
  const { field, value, onChange } = props;
  const given = value && 'values' in value ? value.values : [];
  const places = field.choices.map((_, place) => given[place] ?? '');
  return (
    <GroupShell {...props}>
      {(control) => (
        <ol className="form-ranks">
          {places.map((choice, place) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: a place has no identity but its number
            <li key={place}>
              <label className="form-unseen" htmlFor={`${control.id}-${place}`}>
                {field.label} {place + 1}
              </label>
              <NativeSelect
                control={{ ...control, id: `${control.id}-${place}` }}
                name={listName(field.id)}
                options={field.choices}
                placeholder={texts.selectPlaceholder}
                value={choice}
                onChange={(chosen) => onChange({ values: withChoice(places, place, chosen) })}
              />
            </li>
          ))}
        </ol>
      )}
    </GroupShell>
  );
}
