/** Raised whenever what is in the tables changes: files of another version are dropped and built anew. */
export const SCHEMA_VERSION = 5;

/**
 * The tables of one index. Their content is a copy of what the CMS publishes, so nothing is migrated: a file is built
 * anew. `node` is the database ID of the CMS everywhere.
 */
export const SCHEMA = `
CREATE TABLE about (name TEXT PRIMARY KEY, value TEXT NOT NULL) STRICT, WITHOUT ROWID;

-- Everything with a page of its own. The pages of terms, authors and archives have no node.
-- listed: the sitemap's file that has it. parent: of a page below another one.
CREATE TABLE paths (
  path TEXT PRIMARY KEY,
  node INTEGER,
  listed TEXT,
  modified TEXT,
  parent INTEGER
) STRICT, WITHOUT ROWID;
CREATE INDEX paths_node ON paths (node);
CREATE INDEX paths_parent ON paths (parent) WHERE parent IS NOT NULL;

-- What a search shows: nodes, and the models in the tables of a series. An ID modulo 16 is the group.
CREATE TABLE items (
  id INTEGER PRIMARY KEY,
  node INTEGER NOT NULL,
  href TEXT NOT NULL,
  title TEXT NOT NULL,
  number TEXT,
  date TEXT,
  excerpt TEXT,
  image TEXT,
  figures TEXT
) STRICT;
CREATE INDEX items_node ON items (node);
CREATE VIRTUAL TABLE texts USING fts5(
  title, model, category, teaser, body, documents,
  content = '', contentless_delete = 1, tokenize = 'porter unicode61 remove_diacritics 2'
);

-- Documents as they were when their items were written. Their nodes are below zero.
CREATE TABLE papers (slug TEXT PRIMARY KEY, node INTEGER NOT NULL, paper TEXT NOT NULL) STRICT, WITHOUT ROWID;

-- One row per number, whatever pages list it.
CREATE TABLE parts (
  id INTEGER PRIMARY KEY,
  key TEXT NOT NULL UNIQUE,
  number TEXT NOT NULL,
  name TEXT NOT NULL
) STRICT;
CREATE TABLE part_rows (
  node INTEGER NOT NULL,
  part INTEGER NOT NULL,
  callout TEXT,
  pieces TEXT,
  serials TEXT,
  remark TEXT
) STRICT;
CREATE INDEX part_rows_node ON part_rows (node);
CREATE INDEX part_rows_part ON part_rows (part);
-- Breakout drawings of products.
CREATE TABLE drawings (node INTEGER PRIMARY KEY, image TEXT NOT NULL) STRICT;
CREATE VIRTUAL TABLE part_texts USING fts5(
  name, number, content = '', contentless_delete = 1, tokenize = 'porter unicode61 remove_diacritics 2'
);

-- Every number as a table or a title has it. kind: model, part, paper, cross-reference, superseded; target: the key of the
-- number that it leads to, its own for models and parts.
CREATE TABLE numbers (
  id INTEGER PRIMARY KEY,
  node INTEGER NOT NULL,
  key TEXT NOT NULL,
  folded TEXT NOT NULL,
  written TEXT NOT NULL,
  kind TEXT NOT NULL,
  target TEXT NOT NULL,
  target_written TEXT NOT NULL,
  item INTEGER,
  maker TEXT
) STRICT;
CREATE INDEX numbers_node ON numbers (node);
CREATE INDEX numbers_key ON numbers (key);
CREATE INDEX numbers_folded ON numbers (folded);
CREATE INDEX numbers_target ON numbers (target) WHERE kind IN ('cross-reference', 'superseded');
CREATE VIRTUAL TABLE pieces USING fts5(
  key, content = '', contentless_delete = 1, detail = none, tokenize = 'trigram'
);
CREATE TABLE serials (node INTEGER NOT NULL, part INTEGER NOT NULL, prefix TEXT NOT NULL, low INTEGER, high INTEGER) STRICT;
CREATE INDEX serials_node ON serials (node);

-- Words of letters alone, of which mistyped ones may be meant.
CREATE TABLE words (word TEXT PRIMARY KEY, uses INTEGER NOT NULL) STRICT, WITHOUT ROWID;

-- Figures of products in the base unit of their quantity.
CREATE TABLE figures (
  item INTEGER NOT NULL,
  figure TEXT,
  name TEXT NOT NULL,
  written TEXT NOT NULL,
  dimension TEXT NOT NULL,
  low REAL,
  high REAL
) STRICT;
CREATE INDEX figures_item ON figures (item);
CREATE INDEX figures_value ON figures (dimension, low);
-- Rated points and curves of products. Flow, head and reach in logarithms.
CREATE TABLE duties (
  item INTEGER NOT NULL,
  flow REAL NOT NULL,
  head REAL NOT NULL,
  reach REAL NOT NULL,
  rated_flow REAL,
  rated_head REAL,
  rated TEXT,
  points TEXT NOT NULL
) STRICT;
CREATE INDEX duties_item ON duties (item);
`;

/** Kinds of numbers. */
export type NumberKind = 'model' | 'part' | 'paper' | 'cross-reference' | 'superseded';
