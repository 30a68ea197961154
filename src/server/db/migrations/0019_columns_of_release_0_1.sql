-- Processes of release 0.1 may still run, and ask for every column that their release had wherever they list shares.
-- 0013 took these away. They are empty, and go with the next release.
ALTER TABLE "cards" ADD COLUMN "bg_style" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "cards" ADD COLUMN "animation_style" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "cards" ADD COLUMN "receiver_image_url" text;--> statement-breakpoint
ALTER TABLE "cards" ADD COLUMN "sender_image_url" text;--> statement-breakpoint
ALTER TABLE "cards" ADD COLUMN "audio_url" text;
