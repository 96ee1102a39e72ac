import * as texts from '@headwater/brand/texts.ts';
import { hiddenInputs } from '../model/hidden-input-names.ts';

interface HiddenInputsProps {
  token: string;
  pagePath: string;
}

/** Hidden inputs of a form that is sent without JavaScript, and the honeypot for bots that fill in everything. */
export function HiddenInputs({ token, pagePath }: HiddenInputsProps) {
  return (
    <>
      <input type="hidden" name={hiddenInputs.token} value={token} />
      <input type="hidden" name={hiddenInputs.page} value={pagePath} />
      <div className="form-trap" aria-hidden="true">
        <label>
          {texts.leaveEmpty}
          <input type="text" name={hiddenInputs.trap} tabIndex={-1} autoComplete="off" defaultValue="" />
        </label>
      </div>
    </>
  );
}
