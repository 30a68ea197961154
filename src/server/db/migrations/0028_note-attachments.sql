ALTER TABLE "contributions" ADD COLUMN "file_id" text;--> statement-breakpoint
ALTER TABLE "contributions" ADD COLUMN "ink" text;--> statement-breakpoint
CREATE INDEX "contributions_file_id_index" ON "contributions" USING btree ("file_id") WHERE "contributions"."file_id" is not null;--> statement-breakpoint
ALTER TABLE "contributions" ADD CONSTRAINT "contributions_attachment_check" CHECK (num_nonnulls("contributions"."file_id", "contributions"."ink") <= 1);--> statement-breakpoint
ALTER TABLE "contributions" ADD CONSTRAINT "contributions_file_id_check" CHECK ("contributions"."file_id" ~ '^[A-Za-z0-9_-]{22}$');