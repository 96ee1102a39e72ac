/** Plugins of wordpress.org, by slug, WPGraphQL before its extensions. */
const PLUGINS = ['wp-graphql', 'secure-custom-fields', 'wpgraphql-acf', 'faustwp'];
const GRAVITY_FORMS_EXTENSION =
  'https://github.com/AxeWP/wp-graphql-gravity-forms/releases/latest/download/wp-graphql-gravity-forms.zip';

interface BlueprintChoices {
  /** PHP of the steps `setup` and `import` in `wordpress/playground`. */
  setup: string;
  import: string;
  /** Whether plugins are fetched; otherwise those count that lie in the folder of the WordPress. */
  hasDownloads: boolean;
  /** The owner's Gravity Forms, beside the blueprint; it cannot be downloaded without a license. */
  gravityForms?: string;
  /** PHP constants of every request. */
  constants: Readonly<Record<string, string>>;
}

type Resource =
  | { resource: 'wordpress.org/plugins'; slug: string }
  | { resource: 'url'; url: string }
  | { resource: 'bundled'; path: string };

function install(pluginData: Resource) {
  return { step: 'installPlugin', ifAlreadyInstalled: 'skip', pluginData, options: { activate: false } } as const;
}

/** What WordPress Playground does with a WordPress before it accepts requests. */
export function blueprint({ setup, import: importCode, hasDownloads, gravityForms, constants }: BlueprintChoices) {
  return {
    $schema: 'https://playground.wordpress.net/blueprint-schema.json',
    preferredVersions: { php: '8.3', wp: 'latest' },
    features: { networking: true },
    constants,
    steps: [
      ...(hasDownloads ? PLUGINS.map((slug) => install({ resource: 'wordpress.org/plugins', slug })) : []),
      ...(gravityForms === undefined ? [] : [install({ resource: 'bundled', path: gravityForms })]),
      ...(hasDownloads && gravityForms !== undefined
        ? [install({ resource: 'url', url: GRAVITY_FORMS_EXTENSION })]
        : []),
      { step: 'runPHP', code: setup },
      { step: 'runPHP', code: importCode },
    ],
  };
}
