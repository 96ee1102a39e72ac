import { html } from '../../web/html.ts';
import { nodeChange } from '../../webhook/content-change.ts';
import type { AdminRequest, Screen } from '../admin-request.ts';
import { line } from '../fields/controls.ts';
import { type FieldProblem, problemCollector } from '../fields/field-editor.ts';
import { adminPage, tokenField } from '../page/admin-page.ts';
import { withNotice } from '../page/notices.ts';
import { seeOther } from '../page/responses.ts';

const longest = 200;

type Settings = { title: string; description: string };

function settingsPage(request: AdminRequest, typed?: Settings, problems: readonly FieldProblem[] = []): Response {
  const { options } = request.tables;
  const { title, description } = typed ?? {
    title: options.text('blogname'),
    description: options.text('blogdescription'),
  };
  const body = html`<form class="card narrow" method="post" action="/wp-admin/options-general.php">${tokenField(request.token)}
      ${line({ name: 'title', label: 'Name of the site', value: title, attributes: html` required` })}
      ${line({ name: 'description', label: 'In a few words', value: description })}
      <p class="hstack"><button>Save</button></p>
    </form>`;
  return adminPage(request, { title: 'Settings', body, problems });
}

function save(request: AdminRequest): Response {
  const { form, tables, writeForSite } = request;
  const typed = { title: form.text('title').trim(), description: form.text('description').trim() };
  const { problems, add } = problemCollector();
  if (typed.title === '') add('title', 'Name of the site: write one.');
  for (const name of ['title', 'description'] as const) {
    if (typed[name].length > longest) add(name, `Keep it under ${longest} characters.`);
  }
  if (problems.length > 0) return settingsPage(request, typed, problems);
  writeForSite(() => {
    tables.options.set('blogname', typed.title);
    tables.options.set('blogdescription', typed.description);
    return nodeChange('setting_group', 'general');
  });
  return seeOther(withNotice('/wp-admin/options-general.php', 'settings'));
}

export const settingsScreen: Screen = { needs: 'manage_options', get: (request) => settingsPage(request), post: save };
