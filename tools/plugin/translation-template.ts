import type { ModelJson } from '@headwater/content-model/model-json.ts';

/** A call for a translated text. The texts are literals, as the tools of WordPress's translators need them. */
const CALL = /\b(?:__|esc_html__|esc_attr__)\(\s*'((?:[^'\\]|\\.)+)',\s*'headwater'\s*\)/g;
/** The same for a text with a number: its singular, and its plural. */
const PLURAL_CALL = /\b_n\(\s*'((?:[^'\\]|\\.)+)',\s*'((?:[^'\\]|\\.)+)',\s*\$\w+,\s*'headwater'\s*\)/g;

/** What a program for translators needs to know; who translates fills in the rest. */
const HEADER = [
  'Project-Id-Version: Headwater',
  'MIME-Version: 1.0',
  'Content-Type: text/plain; charset=UTF-8',
  'Content-Transfer-Encoding: 8bit',
];

/**
 * The plugin's texts for translators, as a gettext template (`.pot`).
 * @param sources the plugin's PHP by path
 * @param model whose types, groups and fields have labels that editors read
 */
export function translationTemplate(sources: ReadonlyMap<string, string>, model: ModelJson): string {
  const paths = new Map<string, Set<string>>();
  const plurals = new Map<string, string>();
  const unescaped = (literal: string) => literal.replaceAll(/\\(['\\])/g, '$1');
  const add = (text: string, path: string) => paths.set(text, (paths.get(text) ?? new Set()).add(path));
  for (const [path, source] of [...sources].sort(([one], [other]) => (one < other ? -1 : 1))) {
    const literals = [...source.matchAll(CALL)];
    const counted = [...source.matchAll(PLURAL_CALL)];
    const calls = [...source.matchAll(/\b(?:(?:esc_html|esc_attr|)__|_n)\(/g)];
    if (literals.length + counted.length !== calls.length) {
      throw new Error(`${path} translates something that is not a literal of the domain "headwater".`);
    }
    for (const [, literal = '', plural] of [...literals, ...counted]) {
      add(unescaped(literal), path);
      if (plural !== undefined) plurals.set(unescaped(literal), unescaped(plural));
    }
  }
  for (const label of labelsOf(model)) add(label, 'model.json');
  const entries = [...paths].map(([text, places]) => {
    const format = text.includes('%') ? '#, php-format\n' : '';
    const plural = plurals.get(text);
    const empty =
      plural === undefined ? 'msgstr ""' : `msgid_plural ${JSON.stringify(plural)}\nmsgstr[0] ""\nmsgstr[1] ""`;
    return `#: ${[...places].join(' ')}\n${format}msgid ${JSON.stringify(text)}\n${empty}\n`;
  });
  return [`msgid ""\nmsgstr ""\n${HEADER.map((line) => `"${line}\\n"\n`).join('')}`, ...entries].join('\n');
}

/** Labels as `Field::labelOf` of the plugin makes them. Templates are found by their labels, which stay as they are. */
function labelsOf(model: ModelJson): string[] {
  const labels = model.contentTypes.map(({ label }) => label);
  JSON.stringify(
    [model.contentTypes, model.templates, model.menuLocations.map(({ slug: name }) => ({ name }))],
    (key, value) => {
      if (key === 'name' || key === 'singleName') labels.push(labelOf(value));
      if (key === 'choices') labels.push(...(value as string[]).map(labelOf));
      return value;
    },
  );
  return labels;
}

/** `bannerCtaText` as editors read it: "Banner cta text". */
function labelOf(name: string): string {
  const words = name.replaceAll(/(?<=[a-z0-9])(?=[A-Z])/g, ' ').toLowerCase();
  return words.charAt(0).toUpperCase() + words.slice(1);
}
