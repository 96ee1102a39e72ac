/** Every stylesheet of pages, for development: a build links files of them. */
import '../styles/site.css';

import.meta.glob(['../**/*.module.css', '../../../brand/**/*.module.css'], { eager: true });
