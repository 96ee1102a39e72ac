/** This company sells where the project has no outlines. */
export const mapGround = 'none' as const;
