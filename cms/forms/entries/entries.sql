-- In a file of its own: a new demo catalogue replaces the content, and must never touch a lead.
CREATE TABLE IF NOT EXISTS entries (
  id INTEGER PRIMARY KEY AUTOINCREMENT,
  form_id INTEGER NOT NULL,
  date_created TEXT NOT NULL,
  status TEXT NOT NULL DEFAULT 'ACTIVE',
  is_read INTEGER NOT NULL DEFAULT 0,
  ip TEXT,
  source_url TEXT,
  user_agent TEXT,
  -- The client's key for this submission, what it said, and what it was answered.
  mutation_id TEXT UNIQUE,
  fingerprint TEXT NOT NULL,
  confirmation TEXT NOT NULL,
  is_notified INTEGER NOT NULL DEFAULT 0
) STRICT;
CREATE INDEX IF NOT EXISTS entries_by_form ON entries (form_id, status, date_created);
CREATE INDEX IF NOT EXISTS entries_to_notify ON entries (id) WHERE is_notified = 0;

CREATE TABLE IF NOT EXISTS entry_values (
  entry_id INTEGER NOT NULL REFERENCES entries (id) ON DELETE CASCADE,
  form_id INTEGER NOT NULL,
  -- '5', or '5.3' for a part of field 5, as in Gravity Forms.
  input_id TEXT NOT NULL,
  value TEXT NOT NULL,
  PRIMARY KEY (entry_id, input_id)
) STRICT, WITHOUT ROWID;
CREATE INDEX IF NOT EXISTS entry_values_by_value ON entry_values (form_id, input_id, value);
