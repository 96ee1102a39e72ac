export const breadcrumbLabel = 'Breadcrumb';

export const carouselRole = 'carousel';
export const slideRole = 'slide';
/** @param carousel its name, such as "Product drawings" */
export const slidesOf = (carousel: string) => `${carousel}, slides`;
export const slideOf = (number: number, count: number) => `${number} of ${count}`;
/** @param noun what one slide is called, such as "drawing"; so in the next three */
export const chooseSlide = (noun: string) => `Choose a ${noun}`;
export const showSlide = (noun: string, number: number) => `Show ${noun} ${number}`;
export const previousSlide = (noun: string) => `Previous ${noun}`;
export const nextSlide = (noun: string) => `Next ${noun}`;
export const play = 'Play';
export const pause = 'Pause';

export const loadMore = 'Load More';
export const loadingMore = 'Loading...';
export const loadMoreFailed = "We couldn't load more. Please try again.";
export const backToStart = 'Back to the start of the list';

export const openFullSize = 'Open full size';
