import { isReservedPath } from '@headwater/content-model/reserved-paths.ts';
import { redirectsTag } from '@headwater/contract/redirects.ts';
import { html } from '../../web/html.ts';
import type { AdminRequest, Screen } from '../admin-request.ts';
import { line, pick, tick } from '../fields/controls.ts';
import { type FieldProblem, problemCollector } from '../fields/field-editor.ts';
import { adminPage, tokenField } from '../page/admin-page.ts';
import { withNotice } from '../page/notices.ts';
import type { PostedForm } from '../page/posted-form.ts';
import { seeOther } from '../page/responses.ts';
import { requestedSearch, searchForm } from '../page/search-form.ts';

const screenPath = '/wp-admin/admin.php?page=redirects';
const longest = 2048;
/** Rules in the list; a search finds the others. */
const mostShown = 200;

const statuses = {
  301: '301 moved',
  302: '302 for now',
  307: '307 for now',
  308: '308 moved',
  410: '410 gone',
  451: '451 withdrawn for legal reasons',
} as const;

type Typed = ReturnType<typeof readTyped>;

const empty: Typed = { source: '', target: '', status: 301, isPattern: false };

function readTyped(form: PostedForm) {
  return {
    source: form.text('source').trim(),
    target: form.text('target').trim(),
    status: Number(form.text('status')),
    isPattern: form.has('pattern'),
  };
}

function pathOf(source: string): string {
  try {
    return decodeURIComponent(source.replace(/[?#].*$/s, ''));
  } catch {
    return source;
  }
}

/** Why a redirect cannot be saved. The site checks patterns and hosts, and names what does not count. */
function problemsOf({ source, target, status, isPattern }: Typed, exists: boolean): FieldProblem[] {
  const { problems, add } = problemCollector();
  const isUrl = (text: string) => /^(?:\/(?!\/)|https?:\/\/[^/])/i.test(text);
  if (source === '') add('source', 'Old address: write one.');
  else if (exists) add('source', 'Old address: it has a redirect already. Remove that one first.');
  else if (!isPattern && !isUrl(source)) add('source', 'Old address: begin it with a slash, or write a whole URL.');
  else if (!isPattern && isReservedPath(pathOf(source))) add('source', 'Old address: the site needs this path itself.');
  if (!(status in statuses)) add('status', 'Choose what the site answers.');
  if (status < 400 && !isUrl(target)) add('target', 'New address: begin it with a slash, or write a whole URL.');
  if (Math.max(source.length, target.length) > longest) add('source', `Keep addresses under ${longest} characters.`);
  return problems;
}

function redirectsPage(request: AdminRequest, typed = empty, problems: readonly FieldProblem[] = []): Response {
  const { tables, token, url } = request;
  const search = requestedSearch(url);
  const found = tables.redirects.find(search, search, mostShown);
  const rows = found.map(
    (rule) => html`<tr><td>${rule.source}${rule.isPattern === 1 && html` <small>pattern</small>`}</td>
      <td>${rule.target}</td><td>${rule.status}</td>
      <td><button class="outline small" name="remove" value="${rule.id}" aria-label="Remove the redirect from ${rule.source}">Remove</button></td></tr>`,
  );
  const body = html`<form class="card narrow" method="post" action="${screenPath}">${tokenField(token)}
      ${line({ name: 'source', label: 'Old address', value: typed.source, attributes: html` placeholder="/old-page.html" spellcheck="false" required` })}
      ${line({ name: 'target', label: 'New address', value: typed.target, attributes: html` placeholder="/new-page/" spellcheck="false"` })}
      ${pick('status', 'The site answers', String(typed.status), Object.entries(statuses))}
      ${tick('pattern', 'The old address is a pattern, such as ^/blog/(.*)$', typed.isPattern)}
      <p class="hstack"><button>Add the redirect</button></p>
    </form>
    ${searchForm('Search', search, { page: 'redirects' })}
    ${
      rows.length === 0
        ? html`<p class="text-light">${search === '' ? 'There are no redirects yet.' : 'No redirect has this text.'}</p>`
        : html`<form method="post" action="${screenPath}">${tokenField(token)}<table class="list">
      <thead><tr><th scope="col">Old address</th><th scope="col">New address</th><th scope="col">Answer</th><th scope="col"><span class="sr">Actions</span></th></tr></thead>
      <tbody>${rows}</tbody></table></form>`
    }
    ${rows.length === mostShown && html`<p>These are the newest ${mostShown}. Search for others.</p>`}`;
  return adminPage(request, { title: 'Redirects', body, section: screenPath, problems });
}

function save(request: AdminRequest): Response {
  const { form, tables, writeForSite } = request;
  const changed = { tags: [redirectsTag], paths: [] };
  if (form.has('remove')) {
    writeForSite(() => {
      tables.redirects.remove(Number(form.text('remove')) || 0);
      return changed;
    });
    return seeOther(withNotice(screenPath, 'redirect-removed'));
  }
  const typed = readTyped(form);
  const problems = problemsOf(typed, tables.redirects.has(typed.source));
  if (problems.length > 0) return redirectsPage(request, typed, problems);
  writeForSite(() => {
    const target = typed.status < 400 ? typed.target : '';
    tables.redirects.add(typed.source, target, typed.status, Number(typed.isPattern));
    return changed;
  });
  return seeOther(withNotice(screenPath, 'redirect'));
}

export const redirectsScreen: Screen = {
  needs: 'manage_options',
  get: (request) => redirectsPage(request),
  post: save,
};
