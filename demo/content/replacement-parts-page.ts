import type { SeedPage } from '@headwater/cms/starting-content/model.ts';
import { bullets } from './html.ts';
import { crossReferenceTable } from './parts.ts';

const link = (path: string, words: string): string => `<a href="${path}">${words}</a>`;

/** Parts for our own pumps and for three brands whose drawings we took over. */
export const replacementPartsPage: SeedPage = {
  slug: 'replacement-parts',
  path: '/replacement-parts/',
  title: 'Replacement parts',
  template: 'Product Replacement Parts',
  featuredImage: 'banner/parts-shelf',
  content: `<p>We keep parts for every pump we have built since 1952, and for three makers whose patterns and drawings came to Duluth when they closed.</p>`,
  seo: {
    metaDesc: 'Wear rings, impellers, seals, shafts and cutters for Alder Creek, Norrland, Ironwood and Superior Pump.',
  },
  groups: {
    genericPageFields: {
      genericTeaserDescription:
        'Wear rings, impellers, seals, shafts and cutters for four brands, most of them on the shelf.',
    },
    replacementParts: {
      body: `<h2>What we need from you</h2>
<ol>
<li>The serial number. It is on the plate; if the plate is gone, it is stamped on the discharge flange.</li>
<li>The number of the part in the breakout drawing of your pump’s page or manual.</li>
<li>A photograph of the worn part beside a tape measure, if either of the above is missing. The form takes up to five.</li>
</ol>
<h2>How long it takes</h2>
<table>
<thead><tr><th scope="col">Part</th><th scope="col">Leaves Duluth in</th></tr></thead>
<tbody>
<tr><th scope="row">Seals, wear rings, O-rings, cutters, bearings</th><td>2 working days</td></tr>
<tr><th scope="row">Impellers and shafts in current lines</th><td>5 working days</td></tr>
<tr><th scope="row">Castings of current lines</th><td>3 weeks</td></tr>
<tr><th scope="row">Castings from old patterns</th><td>6 to 8 weeks</td></tr>
</tbody>
</table>
<h2>Numbers of other makers</h2>
<p>These parts of ours fit where the older ones stood.</p>
${crossReferenceTable}
<p>When a station is down, say so in the first line of your message. We have cut a shaft on a Saturday before. Terms are in the ${link('/standard-terms-of-sale/', 'standard terms of sale')}, cover in the ${link('/warranty/', 'warranty')}.</p>`,
      replacementLinkUrl: { pages: ['/contact/'] },
      replacementBrands: [
        {
          brandTitle: 'Alder Creek',
          coveredProductsList: bullets([
            `${link('/products/wastewater/submersible-non-clog/', 'SN')}, ${link('/products/wastewater/grinder/', 'GR')}, ${link('/products/wastewater/self-priming/', 'SP')} and ${link('/products/wastewater/lift-station/', 'LS')}: all years`,
            `${link('/products/water-supply/vertical-turbine/', 'VT')} bowls from 6 to 20 inches`,
            `${link('/products/water-supply/split-case/', 'SC')} and ${link('/products/water-supply/booster-set/', 'BS')}: all years`,
            `${link('/products/industrial-and-mining/slurry/', 'SL')} wet ends since 1987`,
            `${link('/products/industrial-and-mining/dewatering/', 'DW')}: since 1964`,
          ]),
          brandLogoGallery: { gallery: ['logo/alder-creek'] },
        },
        {
          brandTitle: 'Norrland',
          coveredProductsList: bullets([
            'Submersible sewage pumps N 80 to N 250, 1971 to 2004',
            'Mixers NM 4 and NM 6: propellers and seals only',
            'Base elbows and rail brackets, all sizes',
          ]),
          brandLogoGallery: { gallery: ['logo/norrland'] },
        },
        {
          brandTitle: 'Ironwood',
          coveredProductsList: bullets([
            'Slurry pumps type H, 2 to 8 inches, 1959 to 1998',
            'Froth pumps type F: impellers and liners',
            'High-chrome liners to your drawing',
          ]),
          brandLogoGallery: { gallery: ['logo/ironwood'] },
        },
        {
          brandTitle: 'Superior Pump',
          coveredProductsList: bullets([
            'Horizontal split-case pumps series 400 and 600, 1948 to 1991',
            'Line-shaft turbines, bowl assemblies up to 14 inches',
            'Fire pumps: rotating elements, with test report',
          ]),
          brandLogoGallery: { gallery: ['logo/superior-pump', 'logo/alder-creek'] },
        },
      ],
    },
  },
};
