import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import { openDatabase } from '@headwater/cms/database/open-database.ts';
import { ensureSeeded } from '@headwater/cms/starting-content/ensure-seeded.ts';
import { loadStartingContent } from '@headwater/cms/starting-content/load-starting-content.ts';
import { startingContentModule } from '@headwater/tools/project.ts';
import { seedProducts } from '@headwater/tools/seed/many-products.ts';

/** Writes the project's catalogue with this many products and parts more into the data folder of a CMS that does not run yet. */
export async function seedCatalogue(folder: string, products: number, parts = 0): Promise<void> {
  await mkdir(join(folder, 'cms'), { recursive: true });
  const database = openDatabase(join(folder, 'cms', 'content.sqlite'));
  await ensureSeeded(database, await loadStartingContent(startingContentModule()), null);
  seedProducts(database, products, parts);
  database.close();
}
