/**
 * Every content type, one line each, exported under WordPress's slug (`export { caseStudy as 'case-study' }`). A type
 * that is not listed here exists neither in the local CMS nor on the site.
 */
export { attachment } from './attachment.ts';
export { page } from './page.ts';
export { post } from './post.ts';
export { project } from './project.ts';
export { representative } from './representative.ts';
export { technicalDocument as headwater_document } from './technical-document.ts';
export { testimonial } from './testimonial.ts';
