import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { PageFiles, Script } from './page-files.tsx';

test("a script is linked once, and none but the shell's comes before what is seen", () => {
  const page = (
    <PageFiles value={{ linked: new Set(), islands: 0 }}>
      <Script name="carousel" />
      <Script name="shell" />
      <Script name="carousel" />
    </PageFiles>
  );
  expect(renderToStaticMarkup(page)).toBe(
    '<script type="module" src="/src/ui/carousel/carousel.client.ts" fetchPriority="low"></script>' +
      '<script type="module" src="/src/scripts/site-shell.client.ts"></script>',
  );
});
