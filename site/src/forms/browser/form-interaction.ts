import * as texts from '@headwater/brand/texts.ts';
import { siteConfig } from '../../config/site.config.ts';
import type { InteractionOptions } from '../../islands/when.ts';
import type { FormDefinition } from '../model/form-definition.ts';
import { prefillParameters } from '../model/initial-values.ts';
import { draftKey } from './submission/form-draft.ts';

/** When a form hydrates, and which clicks wait for it: on its buttons and on controls that need the script. */
export function formInteraction(form: FormDefinition): InteractionOptions {
  return {
    storageKey: draftKey(form),
    parameters: prefillParameters(form),
    held: 'button, .form-scripted',
    waiting: texts.formLoading,
    timeout: siteConfig.hydrationTimeout,
  };
}
