CREATE TABLE "outgoing_mail" (
	"id" text PRIMARY KEY NOT NULL,
	"errand" jsonb NOT NULL,
	"attempts" integer DEFAULT 0 NOT NULL,
	"next_try_at" timestamp with time zone DEFAULT now() NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE INDEX "outgoing_mail_next_try_at_index" ON "outgoing_mail" USING btree ("next_try_at");
--> statement-breakpoint
-- Tells every process that there is a letter to send, when the transaction that wrote it is committed.
create function tell_mail_posted() returns trigger language plpgsql as $$
begin
  perform pg_notify('mail_posted', '');
  return null;
end $$;
--> statement-breakpoint
create trigger tell_mail_posted after insert on outgoing_mail
  for each statement execute function tell_mail_posted();
