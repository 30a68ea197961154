CREATE TABLE "replies" (
	"id" text PRIMARY KEY NOT NULL,
	"card_id" text NOT NULL,
	"reaction" text,
	"text" text DEFAULT '' NOT NULL,
	"name" text DEFAULT '' NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"seen_at" timestamp with time zone,
	"hidden_at" timestamp with time zone,
	CONSTRAINT "replies_content_check" CHECK ("replies"."reaction" is not null or "replies"."text" <> '')
);
--> statement-breakpoint
CREATE TABLE "reply_mails" (
	"user_id" text PRIMARY KEY NOT NULL,
	"due_at" timestamp with time zone,
	"stopped_at" timestamp with time zone
);
--> statement-breakpoint
ALTER TABLE "cards" ADD COLUMN "seal_date" date;--> statement-breakpoint
ALTER TABLE "cards" ADD COLUMN "seal_time" time;--> statement-breakpoint
ALTER TABLE "cards" ADD COLUMN "seal_zone" text;--> statement-breakpoint
ALTER TABLE "cards" ADD COLUMN "seal_city" text;--> statement-breakpoint
ALTER TABLE "cards" ADD COLUMN "replies_closed_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "replies" ADD CONSTRAINT "replies_card_id_cards_id_fk" FOREIGN KEY ("card_id") REFERENCES "public"."cards"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "reply_mails" ADD CONSTRAINT "reply_mails_user_id_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."user"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "replies_card_index" ON "replies" USING btree ("card_id","created_at","id");--> statement-breakpoint
ALTER TABLE "cards" ADD CONSTRAINT "cards_seal_check" CHECK (num_nulls("cards"."seal_date", "cards"."seal_time") in (0, 2));
--> statement-breakpoint
-- A seal that is moved or released changes what others see, and so does a card that takes no replies any more.
drop trigger tell_card_updated on cards;
--> statement-breakpoint
create trigger tell_card_updated after update of document, status, revision, deleted_at, hidden_at,
  seal_date, seal_time, seal_zone, seal_city, replies_closed_at on cards
  for each row when (old.status = 'published' or new.status = 'published') execute function tell_card_changed();
