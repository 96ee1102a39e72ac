import { contentTypes } from '@headwater/content-model/content-types.ts';
import { html } from '../../web/html.ts';
import type { AdminRequest, Screen } from '../admin-request.ts';
import { answerEditForm, editPage } from '../content/edit-answer.ts';
import { emptyContent } from '../content/edited-content.ts';
import { adminPage } from '../page/admin-page.ts';
import { askedType } from './content-list.ts';

function open(request: AdminRequest): Response {
  const type = askedType(request.url);
  if (!type) return noSuchType(request);
  return editPage(request, {
    type,
    record: undefined,
    edited: emptyContent,
    version: '',
    problems: [],
    isFrontPage: false,
  });
}

async function save(request: AdminRequest): Promise<Response> {
  const type = askedType(request.url);
  return type ? answerEditForm(request, type, undefined) : noSuchType(request);
}

function noSuchType(request: AdminRequest): Response {
  const known = Object.values(contentTypes).map(({ label }) => label);
  return adminPage(request, {
    title: 'No such type',
    status: 404,
    body: html`<p class="empty">This content type doesn't exist. The types are ${known.join(', ')}.</p>`,
  });
}

export const contentNewScreen: Screen = { needs: 'edit_posts', get: open, post: save };
