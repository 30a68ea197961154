/**
 * What of SQL the product uses, and what the pages of distributed engines say about it. `no`: a page says that it is
 * missing. `yes`: a page names it, or takes PostgreSQL's SQL as its own without an exception for it. `unknown`: we found
 * neither. `off`: it can be switched off. Of these engines only Citus was run.
 */

export const engines = ['YugabyteDB', 'CockroachDB', 'Citus', 'AlloyDB Omni'] as const;

type Answer = 'yes' | 'no' | 'unknown' | 'off';

export interface Feature {
  readonly name: string;
  /** In SQL without comments, in small letters. */
  readonly pattern: RegExp;
  /** In the order of `engines`. */
  readonly answers: readonly [Answer, Answer, Answer, Answer];
}

const everywhere = ['yes', 'yes', 'yes', 'yes'] as const;
/** Parts of PostgreSQL's own code, which CockroachDB does not share. */
const ofPostgres = ['yes', 'unknown', 'yes', 'yes'] as const;

/** First what engines differ in. A function or statement without a line of its own has to be looked up and added. */
export const features: readonly Feature[] = [
  { name: '`LISTEN` and `NOTIFY`', pattern: /\blisten \$x|pg_notify/, answers: ['off', 'off', 'off', 'yes'] },
  { name: 'advisory locks', pattern: /pg_advisory/, answers: ['yes', 'no', 'unknown', 'yes'] },
  {
    name: 'triggers for each row, in PL/pgSQL',
    pattern: /for each row/,
    answers: ['yes', 'yes', 'no', 'yes'],
  },
  { name: 'triggers for each statement', pattern: /for each statement/, answers: ['yes', 'no', 'no', 'yes'] },
  {
    name: 'transition tables of triggers',
    pattern: /referencing old table/,
    answers: ['yes', 'no', 'no', 'yes'],
  },
  {
    name: 'triggers on some columns, or with `when`',
    pattern: /(update of|for each row when)/,
    answers: ['yes', 'unknown', 'no', 'yes'],
  },
  {
    name: '`create or replace` of a function that a trigger uses',
    pattern: /create or replace function \w+\(\) returns trigger/,
    answers: ['yes', 'no', 'yes', 'yes'],
  },
  { name: 'functions in SQL, immutable', pattern: /language sql immutable/, answers: everywhere },
  { name: 'generated stored columns', pattern: /generated always as/, answers: everywhere },
  {
    name: '`COPY` from and to the client',
    pattern: /\bcopy \$?\w/,
    answers: ['yes', 'unknown', 'yes', 'yes'],
  },
  { name: '`for update`', pattern: /for update/, answers: ['yes', 'yes', 'no', 'yes'] },
  { name: '`skip locked`', pattern: /skip locked/, answers: ['yes', 'yes', 'no', 'yes'] },
  {
    name: '`for no key update`, `for key share`',
    pattern: /for (no key update|key share)/,
    answers: ['yes', 'yes', 'no', 'yes'],
  },
  { name: '`insert ... on conflict`', pattern: /on conflict/, answers: everywhere },
  {
    name: '`insert ... select`, with subqueries',
    pattern: /insert into [^;]*?\bselect\b/,
    answers: ['yes', 'yes', 'no', 'yes'],
  },
  { name: 'views', pattern: /create view/, answers: everywhere },
  {
    name: 'partial and unique indexes',
    pattern: /create (unique )?index/,
    answers: ['yes', 'yes', 'no', 'yes'],
  },
  {
    name: 'foreign keys with `on delete cascade`',
    pattern: /on delete cascade/,
    answers: ['yes', 'yes', 'no', 'yes'],
  },
  { name: 'roles and rights', pattern: /\b(grant|revoke|create role)\b/, answers: everywhere },
  { name: '`set local lock_timeout`', pattern: /lock_timeout/, answers: ['unknown', 'yes', 'yes', 'yes'] },
  { name: 'repeatable read', pattern: /repeatable read/, answers: ['yes', 'yes', 'unknown', 'yes'] },
  {
    name: 'catalogue of PostgreSQL',
    pattern: /\b(pg_class|pg_constraint|pg_trigger|pg_attribute|pg_roles|pg_database)\b/,
    answers: everywhere,
  },
  {
    name: 'position of the log, for replicas',
    pattern: /pg_(last_wal|current_wal|control|walfile|is_in)\w*/,
    answers: ['off', 'off', 'off', 'yes'],
  },
  { name: 'JSON: `->`, `->>`, `#>>`, functions', pattern: /jsonb?_\w+|->/, answers: everywhere },
  { name: 'Unicode: `normalize`, `translate`, `lower`', pattern: /\bnormalize ?\(/, answers: ofPostgres },
  {
    name: '`filter (where ...)`, `array_agg`, `bool_or`',
    pattern: /filter \(where|array_agg|bool_or/,
    answers: everywhere,
  },
  { name: '`make_interval`', pattern: /make_interval/, answers: ofPostgres },
];

/** Functions that a line above stands for, or that all four have. */
export const knownFunctions: ReadonlySet<string> = new Set(
  `abs array_agg ascii avg bool_or btrim chr clock_timestamp coalesce count date_trunc extract float8 format gen_random_uuid
  floor greatest json_build_array json_each_text md5 replace string_agg jsonb_typeof least left length lower make_interval max min normalize now nullif num_nonnulls
  num_nulls pg_advisory_xact_lock pg_control_recovery pg_control_system pg_current_wal_flush_lsn
  pg_current_wal_insert_lsn pg_is_in_recovery pg_last_wal_replay_lsn pg_notify pg_walfile_name regexp_replace round
  search_key strpos substring sum to_regclass translate unnest current_setting bit`.split(/\s+/),
);

/** Where the answers come from, as the pages were found in November 2026. */
export const sources: Readonly<Record<(typeof engines)[number], readonly string[]>> = {
  YugabyteDB: [
    'https://docs.yugabyte.com/stable/api/ysql/pg15-features/',
    'https://docs.yugabyte.com/stable/api/ysql/sql-feature-support',
    'https://docs.yugabyte.com/stable/explore/transactions/explicit-locking/',
    'https://docs.yugabyte.com/stable/api/ysql/the-sql-language/statements/cmd_listen_notify/',
  ],
  CockroachDB: [
    'https://www.cockroachlabs.com/docs/v25.4/known-limitations',
    'https://github.com/cockroachdb/docs/pull/23130/files',
    'https://github.com/cockroachdb/docs/issues/14770',
    'https://github.com/cockroachdb/docs/pull/18154',
  ],
  Citus: [
    'https://docs.citusdata.com/en/stable/develop/reference_workarounds.html',
    'https://docs.citusdata.com/en/stable/extra/triggers.html',
  ],
  'AlloyDB Omni': ['https://cloud.google.com/alloydb/omni/docs'],
};
