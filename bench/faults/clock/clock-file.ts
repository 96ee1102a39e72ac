/** Files in the data folder of a site whose clock is moved, each with milliseconds. */
export const clockFile = { wanted: 'clock-wanted', reached: 'clock-reached' } as const;
