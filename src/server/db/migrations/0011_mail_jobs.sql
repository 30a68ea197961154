ALTER TABLE "outgoing_mail" RENAME TO "mail_jobs";--> statement-breakpoint
ALTER TABLE "mail_jobs" RENAME COLUMN "errand" TO "job";--> statement-breakpoint
ALTER INDEX "outgoing_mail_pkey" RENAME TO "mail_jobs_pkey";--> statement-breakpoint
ALTER INDEX "outgoing_mail_next_try_at_index" RENAME TO "mail_jobs_next_try_at_index";
--> statement-breakpoint
alter trigger tell_mail_posted on mail_jobs rename to notify_mail_posted;
--> statement-breakpoint
alter function tell_mail_posted rename to notify_mail_posted;
--> statement-breakpoint
-- Processes of the release before may still run, and write and read mail by the old names.
create view outgoing_mail as
  select id, job as errand, attempts, next_try_at, expires_at, created_at from mail_jobs;
