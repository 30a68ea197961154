CREATE TABLE "invitations" (
	"card_id" text NOT NULL,
	"id" text NOT NULL,
	"name" text NOT NULL,
	"link_hash" text NOT NULL,
	"position" integer NOT NULL,
	"seen_at" timestamp with time zone,
	"note_id" text,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "invitations_pkey" PRIMARY KEY("card_id","id"),
	CONSTRAINT "invitations_name_unique" UNIQUE("card_id","name"),
	CONSTRAINT "invitations_link_unique" UNIQUE("link_hash"),
	CONSTRAINT "invitations_id_check" CHECK ("invitations"."id" ~ '^[A-Za-z0-9_-]{22}$'),
	CONSTRAINT "invitations_name_check" CHECK ("invitations"."name" <> '')
);
--> statement-breakpoint
CREATE TABLE "organisers" (
	"card_id" text NOT NULL,
	"user_id" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "organisers_pkey" PRIMARY KEY("card_id","user_id")
);
--> statement-breakpoint
CREATE TABLE "sent_files" (
	"card_id" text NOT NULL,
	"file_id" text NOT NULL,
	CONSTRAINT "sent_files_pkey" PRIMARY KEY("card_id","file_id")
);
--> statement-breakpoint
ALTER TABLE "replies" DROP CONSTRAINT "replies_content_check";--> statement-breakpoint
ALTER TABLE "contributions" ADD COLUMN "file_id" text;--> statement-breakpoint
ALTER TABLE "contributions" ADD COLUMN "ink" text;--> statement-breakpoint
ALTER TABLE "signings" ADD COLUMN "organiser_generation" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "signings" ADD COLUMN "organiser_link_hash" text;--> statement-breakpoint
ALTER TABLE "signings" ADD COLUMN "orphaned_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "replies" ADD COLUMN "voice_id" text;--> statement-breakpoint
ALTER TABLE "invitations" ADD CONSTRAINT "invitations_card_id_cards_id_fk" FOREIGN KEY ("card_id") REFERENCES "public"."cards"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "organisers" ADD CONSTRAINT "organisers_card_id_cards_id_fk" FOREIGN KEY ("card_id") REFERENCES "public"."cards"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "sent_files" ADD CONSTRAINT "sent_files_card_id_cards_id_fk" FOREIGN KEY ("card_id") REFERENCES "public"."cards"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "organisers_user_id_index" ON "organisers" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "sent_files_file_id_index" ON "sent_files" USING btree ("file_id");--> statement-breakpoint
CREATE INDEX "cards_seal_date_index" ON "cards" USING btree ("seal_date") WHERE "cards"."seal_date" is not null;--> statement-breakpoint
CREATE INDEX "contributions_file_id_index" ON "contributions" USING btree ("file_id") WHERE "contributions"."file_id" is not null;--> statement-breakpoint
CREATE INDEX "signings_orphaned_index" ON "signings" USING btree ("orphaned_at") WHERE "signings"."orphaned_at" is not null;--> statement-breakpoint
ALTER TABLE "signings" ADD CONSTRAINT "signings_organiser_link_unique" UNIQUE("organiser_link_hash");--> statement-breakpoint
ALTER TABLE "contributions" ADD CONSTRAINT "contributions_attachment_check" CHECK (num_nonnulls("contributions"."file_id", "contributions"."ink") <= 1);--> statement-breakpoint
ALTER TABLE "contributions" ADD CONSTRAINT "contributions_file_id_check" CHECK ("contributions"."file_id" ~ '^[A-Za-z0-9_-]{22}$');--> statement-breakpoint
ALTER TABLE "replies" ADD CONSTRAINT "replies_voice_id_check" CHECK ("replies"."voice_id" ~ '^[A-Za-z0-9_-]{22}$');--> statement-breakpoint
ALTER TABLE "replies" ADD CONSTRAINT "replies_content_check" CHECK ("replies"."reaction" is not null or "replies"."text" <> '' or "replies"."voice_id" is not null);