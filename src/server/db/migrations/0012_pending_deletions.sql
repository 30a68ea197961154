-- `files` is locked first, as in every transaction that uses both tables: the other order could end in a deadlock.
drop trigger doom_file on files;
--> statement-breakpoint
drop function doom_file;
--> statement-breakpoint
ALTER TABLE "doomed_files" RENAME TO "pending_deletions";--> statement-breakpoint
ALTER INDEX "doomed_files_pkey" RENAME TO "pending_deletions_pkey";
--> statement-breakpoint
-- The bytes are in the file store and are deleted after the commit. Until then their id is here.
create function add_pending_deletion() returns trigger language plpgsql as $$
begin
  insert into public.pending_deletions (id) values (old.id) on conflict do nothing;
  return null;
end $$;
--> statement-breakpoint
create trigger add_pending_deletion after delete on files
  for each row execute function add_pending_deletion();
--> statement-breakpoint
-- Processes of the release before may still run, and use the old name.
create view doomed_files as select id, due_at from pending_deletions;
