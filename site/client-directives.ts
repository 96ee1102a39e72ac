import { fileURLToPath } from 'node:url';
import type { AstroIntegration } from 'astro';

/** Adds `client:interaction`, which hydrates an island when a visitor first uses it. */
export function clientDirectives(): AstroIntegration {
  return {
    name: 'headwater:client-directives',
    hooks: {
      'astro:config:setup': ({ addClientDirective }) => {
        const entrypoint = new URL('./src/islands/interaction.directive.ts', import.meta.url);
        addClientDirective({ name: 'interaction', entrypoint: fileURLToPath(entrypoint) });
      },
    },
  };
}
