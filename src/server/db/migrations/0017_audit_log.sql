CREATE TABLE "audit_log" (
	"id" text PRIMARY KEY NOT NULL,
	"actor" text NOT NULL,
	"action" text NOT NULL,
	"target" text NOT NULL,
	"outcome" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "failed_mails" (
	"id" text PRIMARY KEY NOT NULL,
	"job" jsonb NOT NULL,
	"attempts" integer NOT NULL,
	"reason" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"failed_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE INDEX "audit_log_created_at_index" ON "audit_log" USING btree ("created_at","id");--> statement-breakpoint
CREATE INDEX "audit_log_target_index" ON "audit_log" USING btree ("target");--> statement-breakpoint
CREATE INDEX "failed_mails_failed_at_index" ON "failed_mails" USING btree ("failed_at","id");--> statement-breakpoint
CREATE INDEX "cards_hidden_index" ON "cards" USING btree ("hidden_at","id") WHERE "cards"."hidden_at" is not null;--> statement-breakpoint
-- Also the owner of the tables must not change what was done. Days as in src/server/operator/write.ts.
create function keep_audit_log() returns trigger language plpgsql as $$
begin
  if tg_op = 'DELETE' and old.created_at < now() - interval '365 days' then return old; end if;
  raise exception 'entries of the audit log stay as they are for a year' using errcode = 'restrict_violation';
end $$;
--> statement-breakpoint
create trigger keep_audit_log before update or delete on audit_log
  for each row execute function keep_audit_log();
