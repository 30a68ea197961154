ALTER TABLE "contributions" ADD COLUMN "mailed_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "signings" ADD COLUMN "warned_at" timestamp with time zone;