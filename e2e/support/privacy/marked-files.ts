import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { type Markers, markersIn } from './markers.ts';

/** Each file of a folder and its subfolders that has markers, as `path: names of markers`. @param leaveOut by relative path */
export function markedFiles(folder: string, markers: Markers, leaveOut: RegExp): string[] {
  const files = readdirSync(folder, { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile());
  return files
    .map((entry) => join(entry.parentPath, entry.name))
    .filter((file) => !leaveOut.test(relative(folder, file)) && existsSync(file))
    .flatMap((file) => {
      const names = markersIn(readFileSync(file), markers);
      return names.length > 0 ? [`${relative(folder, file)}: ${names.join(', ')}`] : [];
    });
}
