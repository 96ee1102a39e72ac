import { companyPages } from './company-pages.ts';
import { formPages } from './form-pages.ts';
import { legalPages } from './legal-pages.ts';
import { companyPosts } from './posts-company.ts';
import { hydraulicsPosts } from './posts-hydraulics.ts';
import { motorPosts } from './posts-motors.ts';
import { sealAndBearingPosts } from './posts-seals-and-bearings.ts';
import { shopPracticePosts } from './posts-shop-practice.ts';
import { surgeAndAirPosts } from './posts-surge-and-air.ts';
import { wetWellPosts } from './posts-wet-wells.ts';
import { industryProjects } from './projects-industry.ts';
import { waterProjects } from './projects-water.ts';
import { representatives } from './representatives.ts';
import type { Post, Project } from './story.ts';
import { categories, tags } from './terms.ts';
import { testimonials } from './testimonials.ts';
import { users } from './users.ts';
import { workingPages } from './working-pages.ts';

const posts: readonly Post[] = [
  ...sealAndBearingPosts,
  ...hydraulicsPosts,
  ...wetWellPosts,
  ...motorPosts,
  ...surgeAndAirPosts,
  ...shopPracticePosts,
  ...companyPosts,
];
const projects: readonly Project[] = [...waterProjects, ...industryProjects];
const pages = [...companyPages, ...legalPages, ...workingPages, ...formPages];

/** Everything that the demo maker publishes besides its product tree. */
export const stories = { posts, projects, testimonials, representatives, pages, users, categories, tags };
