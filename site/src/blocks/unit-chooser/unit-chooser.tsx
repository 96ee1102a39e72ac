import * as texts from '@headwater/brand/texts.ts';
import { UNITS } from '../../catalogue/figures/unit-choice.ts';
import { unitSystems } from '../../catalogue/figures/units.ts';
import { UNITS_TAG } from '../../page-cache/units-key.ts';
import { useRendering, useUnits } from '../../rendering/rendering.ts';
import styles from './unit-chooser.module.css';

/**
 * Buttons for the units of all figures, once on a page that shows some. The server keeps the choice in a cookie; without
 * cookies it lasts for this page.
 */
export function UnitChooser() {
  const { url, locals } = useRendering();
  const chosen = useUnits();
  if (locals.tags.has(UNITS_TAG)) return null;
  locals.tags.add(UNITS_TAG);
  const others = [...url.searchParams].filter(([name]) => name !== UNITS);
  return (
    <form id={UNITS} className={styles.chooser} action={`#${UNITS}`} data-print="no">
      {others.map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      <fieldset className={styles.systems}>
        <legend className={styles.label}>{texts.units}</legend>
        {unitSystems.map((system) => (
          <button
            key={system}
            className={styles.system}
            type="submit"
            name={UNITS}
            value={system}
            aria-pressed={system === chosen ? 'true' : 'false'}
          >
            {texts.unitSystems[system]}
          </button>
        ))}
      </fieldset>
    </form>
  );
}
