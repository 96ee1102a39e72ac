import { whenVisible } from '../when-visible/when-visible.ts';
import { startCarousel } from './start-carousel.ts';

whenVisible('[data-carousel]', startCarousel);
