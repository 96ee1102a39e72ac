import { whenVisible } from '../../ui/when-visible/when-visible.ts';
import { startVideo } from './start-video.ts';

whenVisible('[data-video]', startVideo);
