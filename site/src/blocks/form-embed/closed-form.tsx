import { endValidity } from '../../cms-client/page-context.ts';
import { formTag } from '../../forms/server/form-tag.ts';
import { useRendering } from '../../rendering/rendering.ts';
import { OtherWays } from './other-ways.tsx';

/** Milliseconds until a page whose forms could not be fetched is rendered again. */
const AGAIN_MS = 30_000;

/** Follows a closed form's message that the CMS rendered into a text without the form's ID. */
export function ClosedForm() {
  const { locals, texts } = useRendering();
  for (const id of texts.closedForms?.ids ?? []) locals.tags.add(formTag(id));
  endValidity(locals, texts.closedForms ? texts.closedForms.changesAt : Date.now() + AGAIN_MS);
  return <OtherWays />;
}
