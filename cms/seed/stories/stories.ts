import type { SeedPost, SeedProject, SeedRepresentative, SeedTestimonial } from '../model.ts';
import { companyPages } from './company-pages.ts';
import { legalPages } from './legal-pages.ts';
import { sealAndBearingPosts } from './posts-seals-and-bearings.ts';
import { categories, tags } from './terms.ts';
import { users } from './users.ts';
import { workingPages } from './working-pages.ts';

const posts: readonly SeedPost[] = [...sealAndBearingPosts];
const projects: readonly SeedProject[] = [];
const testimonials: readonly SeedTestimonial[] = [];
const representatives: readonly SeedRepresentative[] = [];
const pages = [...companyPages, ...legalPages, ...workingPages];

/** Everything that the demo maker publishes besides its product tree. */
export const stories = { posts, projects, testimonials, representatives, pages, users, categories, tags };
