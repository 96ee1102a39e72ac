-- One id sequence for content, media, menu items and revisions, as in WordPress: they share global ids
-- `post:ID`. A revision has the type `revision`, and its parent is the content that it is a state of.
CREATE TABLE IF NOT EXISTS content (
  id INTEGER PRIMARY KEY AUTOINCREMENT,
  type TEXT NOT NULL,
  status TEXT NOT NULL,
  slug TEXT NOT NULL,
  path TEXT,
  parent_id INTEGER REFERENCES content (id) ON DELETE SET NULL,
  author_id INTEGER REFERENCES users (id) ON DELETE SET NULL,
  title TEXT NOT NULL,
  content TEXT NOT NULL DEFAULT '',
  excerpt TEXT NOT NULL DEFAULT '',
  date TEXT NOT NULL,
  modified TEXT NOT NULL,
  template TEXT NOT NULL DEFAULT 'Default',
  featured_image_id INTEGER REFERENCES content (id) ON DELETE SET NULL,
  menu_order INTEGER NOT NULL DEFAULT 0,
  seo_title TEXT,
  seo_description TEXT,
  fields TEXT NOT NULL DEFAULT '{}',
  post_password TEXT NOT NULL DEFAULT ''
) STRICT;
CREATE INDEX IF NOT EXISTS content_by_path ON content (path COLLATE NOCASE);
CREATE INDEX IF NOT EXISTS content_by_parent ON content (parent_id, type, status, date DESC, id DESC);
CREATE INDEX IF NOT EXISTS published_by_author ON content (author_id) WHERE status = 'publish';
CREATE INDEX IF NOT EXISTS content_by_type ON content (type, status, date DESC, id DESC);
-- For lists of several types.
CREATE INDEX IF NOT EXISTS content_by_date ON content (status, date DESC, id DESC, type);

-- What a search looks through: title, excerpt and content without markup, in lower case without accents.
CREATE VIRTUAL TABLE IF NOT EXISTS content_search USING fts5 (
  text, tokenize = 'trigram case_sensitive 1', detail = 'none', columnsize = 0
);
CREATE TRIGGER IF NOT EXISTS content_search_follows AFTER DELETE ON content BEGIN
  DELETE FROM content_search WHERE rowid = old.id;
END;

CREATE TABLE IF NOT EXISTS media (
  content_id INTEGER PRIMARY KEY REFERENCES content (id) ON DELETE CASCADE,
  file TEXT NOT NULL UNIQUE,
  mime_type TEXT NOT NULL,
  width INTEGER,
  height INTEGER,
  alt TEXT NOT NULL DEFAULT '',
  seed_key TEXT UNIQUE
) STRICT;

CREATE TABLE IF NOT EXISTS terms (
  id INTEGER PRIMARY KEY AUTOINCREMENT,
  taxonomy TEXT NOT NULL,
  slug TEXT NOT NULL,
  name TEXT NOT NULL,
  description TEXT NOT NULL DEFAULT '',
  UNIQUE (taxonomy, slug)
) STRICT;

CREATE TABLE IF NOT EXISTS content_terms (
  content_id INTEGER NOT NULL REFERENCES content (id) ON DELETE CASCADE,
  term_id INTEGER NOT NULL REFERENCES terms (id) ON DELETE CASCADE,
  PRIMARY KEY (content_id, term_id)
) STRICT;
CREATE INDEX IF NOT EXISTS content_terms_by_term ON content_terms (term_id);

CREATE TABLE IF NOT EXISTS menu_items (
  content_id INTEGER PRIMARY KEY REFERENCES content (id) ON DELETE CASCADE,
  menu_id INTEGER NOT NULL REFERENCES terms (id) ON DELETE CASCADE,
  url TEXT NOT NULL,
  target TEXT NOT NULL DEFAULT '',
  css_classes TEXT NOT NULL DEFAULT '[]'
) STRICT;

CREATE TABLE IF NOT EXISTS users (
  id INTEGER PRIMARY KEY AUTOINCREMENT,
  login TEXT NOT NULL UNIQUE,
  slug TEXT NOT NULL UNIQUE,
  name TEXT NOT NULL,
  email TEXT NOT NULL UNIQUE,
  role TEXT NOT NULL,
  description TEXT NOT NULL DEFAULT '',
  password_hash TEXT,
  registered TEXT NOT NULL
) STRICT;

CREATE TABLE IF NOT EXISTS options (
  name TEXT PRIMARY KEY,
  value TEXT NOT NULL
) STRICT;

-- Changes that the site has not been notified of yet.
CREATE TABLE IF NOT EXISTS webhook_messages (
  place INTEGER PRIMARY KEY AUTOINCREMENT,
  id TEXT NOT NULL UNIQUE,
  tags TEXT NOT NULL,
  paths TEXT NOT NULL,
  attempts INTEGER NOT NULL DEFAULT 0,
  since INTEGER NOT NULL
) STRICT;

-- Credentials are stored as hashes only: this file alone is not enough to sign in.
-- Times are epoch milliseconds.
CREATE TABLE IF NOT EXISTS sessions (
  id_hash TEXT PRIMARY KEY,
  user_id INTEGER NOT NULL REFERENCES users (id) ON DELETE CASCADE,
  expires INTEGER NOT NULL
) STRICT;

-- A user's sign-in to a front end; deleting it revokes every token below it.
CREATE TABLE IF NOT EXISTS grants (
  id TEXT PRIMARY KEY,
  user_id INTEGER NOT NULL REFERENCES users (id) ON DELETE CASCADE,
  session_hash TEXT,
  expires INTEGER NOT NULL
) STRICT;

CREATE TABLE IF NOT EXISTS authorization_codes (
  code_hash TEXT PRIMARY KEY,
  user_id INTEGER NOT NULL REFERENCES users (id) ON DELETE CASCADE,
  session_hash TEXT,
  expires INTEGER NOT NULL,
  -- The grant that the code was exchanged for; null while it can be used.
  grant_id TEXT
) STRICT;

CREATE TABLE IF NOT EXISTS refresh_tokens (
  token_hash TEXT PRIMARY KEY,
  grant_id TEXT NOT NULL REFERENCES grants (id) ON DELETE CASCADE,
  expires INTEGER NOT NULL,
  -- When it was exchanged for the next one; null while it can be used.
  used_at INTEGER
) STRICT;
CREATE INDEX IF NOT EXISTS refresh_tokens_by_grant ON refresh_tokens (grant_id);

CREATE TABLE IF NOT EXISTS forms (
  id INTEGER PRIMARY KEY,
  definition TEXT NOT NULL,
  -- The export of Gravity Forms that the form came from, with everything that the definition leaves out.
  source TEXT
) STRICT;

-- Paths that published content had before it was renamed or moved.
CREATE TABLE IF NOT EXISTS old_paths (
  path TEXT PRIMARY KEY COLLATE NOCASE,
  content_id INTEGER NOT NULL REFERENCES content (id) ON DELETE CASCADE
) STRICT;

-- Rules for old addresses, which the site holds.
CREATE TABLE IF NOT EXISTS redirects (
  id INTEGER PRIMARY KEY AUTOINCREMENT,
  source TEXT NOT NULL UNIQUE,
  target TEXT NOT NULL,
  status INTEGER NOT NULL,
  is_pattern INTEGER NOT NULL
) STRICT;

-- The status that restoring gives back to trashed content.
CREATE TABLE IF NOT EXISTS trash (
  content_id INTEGER PRIMARY KEY REFERENCES content (id) ON DELETE CASCADE,
  status TEXT NOT NULL
) STRICT;

CREATE TABLE IF NOT EXISTS user_settings (
  user_id INTEGER NOT NULL REFERENCES users (id) ON DELETE CASCADE,
  name TEXT NOT NULL,
  value TEXT NOT NULL,
  PRIMARY KEY (user_id, name)
) STRICT;
