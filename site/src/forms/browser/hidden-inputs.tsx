import * as texts from '@headwater/brand/texts.ts';
import { hiddenInputs, savedInputs } from '../model/hidden-input-names.ts';

interface HiddenInputsProps {
  token: string;
  pagePath: string;
  /** What the visitor continues, where no button saves it. */
  saved?: string | undefined;
}

/** Hidden inputs of a form that is sent without JavaScript, and the honeypot for bots that fill in everything. */
export function HiddenInputs({ token, pagePath, saved }: HiddenInputsProps) {
  return (
    <>
      <input type="hidden" name={hiddenInputs.token} value={token} />
      <input type="hidden" name={hiddenInputs.page} value={pagePath} />
      {saved && <input type="hidden" name={savedInputs.saved} value={saved} />}
      <div className="form-trap" aria-hidden="true">
        <label>
          {texts.leaveEmpty}
          <input type="text" name={hiddenInputs.trap} tabIndex={-1} autoComplete="off" defaultValue="" />
        </label>
      </div>
    </>
  );
}
