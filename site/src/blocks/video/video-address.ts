/**
 * Where the provider shows a video by itself.
 * @returns undefined for anything that is not one of the provider's ids: ten letters and digits.
 */
export function videoAddress(videoId: string | null | undefined): string | undefined {
  const id = videoId?.trim() ?? '';
  return /^[a-z0-9]{10}$/i.test(id) ? `https://fast.wistia.net/embed/iframe/${id}` : undefined;
}
