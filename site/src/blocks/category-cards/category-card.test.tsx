import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { CategoryCard } from './category-card.tsx';

function card(hasPassword: boolean | null): string {
  const page = {
    ...{ id: '1', uri: '/pumps/sn-1/', title: 'SN-1 Guarded pump', hasPassword, genericPageFields: null },
    template: { singleProduct: { teaserDescription: 'Told to some only.' } },
    featuredImage: null,
  };
  // The fragment's mask hides the type of the template from everyone else.
  return renderToStaticMarkup(<CategoryCard page={page as never} text={null} isFirst />);
}

test('the card of a password-protected page has its title, but not the teaser that the CMS returns', () => {
  expect(card(false)).toContain('Told to some only.');
  expect(card(null)).toContain('Told to some only.');
  expect(card(true)).toContain('Guarded pump');
  expect(card(true)).not.toContain('Told to some only.');
  expect(card(true)).not.toContain('Missing teaser');
});
