/** The commands of package.json's scripts, by the module that each runs, relative to the root. */
export const commands = {
  start: 'tools/commands/start.ts',
  dev: 'tools/commands/dev.ts',
  build: 'tools/commands/build.ts',
  test: 'tools/commands/test.ts',
  'test:services': 'tools/commands/test-services.ts',
  verify: 'tools/commands/verify.ts',
  leads: 'tools/commands/leads.ts',
  'contract:pull': 'tools/commands/contract-pull.ts',
  model: 'tools/commands/model.ts',
  plugin: 'tools/commands/plugin.ts',
  'env-example': 'tools/commands/env-example.ts',
  mutate: 'tools/commands/mutate.ts',
  'demo:remove': 'demo/tools/remove.ts',
  'demo:render': 'demo/tools/render.ts',
  'demo:screenshots': 'demo/tools/screenshots.ts',
};
