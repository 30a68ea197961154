-- Computed from the document. No release ever read them, so processes of the release before go on.
ALTER TABLE "cards" DROP COLUMN "bg_style";--> statement-breakpoint
ALTER TABLE "cards" DROP COLUMN "animation_style";--> statement-breakpoint
ALTER TABLE "cards" DROP COLUMN "receiver_image_url";--> statement-breakpoint
ALTER TABLE "cards" DROP COLUMN "sender_image_url";--> statement-breakpoint
ALTER TABLE "cards" DROP COLUMN "audio_url";
