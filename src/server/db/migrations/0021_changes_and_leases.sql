CREATE TABLE "changes" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"channel" text NOT NULL,
	"payload" text NOT NULL,
	"changed_at" timestamp with time zone DEFAULT clock_timestamp() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "leases" (
	"name" text PRIMARY KEY NOT NULL,
	"holder" text NOT NULL,
	"expires_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "running_processes" (
	"id" text PRIMARY KEY NOT NULL,
	"secret_fingerprint" integer NOT NULL,
	"expires_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE INDEX "changes_changed_at_index" ON "changes" USING btree ("changed_at");
--> statement-breakpoint
-- What other processes must hear of is a row. Where the engine has NOTIFY, they hear of the row at once; elsewhere
-- they read the table. Without NOTIFY, drop only this trigger.
create function notify_change() returns trigger language plpgsql as $$
begin
  perform pg_notify(new.channel, new.payload);
  return null;
end $$;
--> statement-breakpoint
create trigger notify_change after insert on changes
  for each row execute function notify_change();
--> statement-breakpoint
create or replace function tell_card_changed() returns trigger language plpgsql as $$
begin
  insert into public.changes (channel, payload) values ('card_changed', old.id);
  return null;
end $$;
--> statement-breakpoint
create or replace function notify_mail_posted() returns trigger language plpgsql as $$
begin
  insert into public.changes (channel, payload) values ('mail_posted', '');
  return null;
end $$;
