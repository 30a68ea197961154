CREATE TABLE "doomed_files" (
	"id" text PRIMARY KEY NOT NULL
);
--> statement-breakpoint
DROP INDEX "files_created_at_index";--> statement-breakpoint
ALTER TABLE "files" ADD COLUMN "released_at" timestamp with time zone;--> statement-breakpoint
CREATE INDEX "files_unused_index" ON "files" USING btree (greatest("created_at", "released_at"));
--> statement-breakpoint
-- Whichever way a card lets go of a file: the file changed, or the card was deleted, alone or with its user.
create function note_released_files() returns trigger language plpgsql as $$
begin
  -- In one order: two cards that let go of the same files must not wait for each other.
  perform from public.files where id in (select file_id from released) order by id for no key update;
  update public.files set released_at = now() where id in (select file_id from released);
  return null;
end $$;
--> statement-breakpoint
create trigger note_released_files after delete on card_files
  referencing old table as released for each statement execute function note_released_files();
--> statement-breakpoint
-- The bytes lie elsewhere and are removed after the commit; until they are, their id is found here.
create function doom_file() returns trigger language plpgsql as $$
begin
  insert into public.doomed_files (id) values (old.id) on conflict do nothing;
  return null;
end $$;
--> statement-breakpoint
create trigger doom_file after delete on files
  for each row execute function doom_file();
