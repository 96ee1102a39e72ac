/** The advisory lock on the count of mails about saved forms. */
const MAILS = 4_232_003;

/** The advisory lock on files: leads with files are added under a shared one, files are deleted under an exclusive one. */
const FILES = 4_232_002;

export const lockMails = `SELECT pg_advisory_xact_lock(${MAILS})`;
export const lockFilesForLead = `SELECT pg_advisory_xact_lock_shared(${FILES})`;
export const lockFilesForDeletion = `SELECT pg_advisory_xact_lock(${FILES})`;
