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
ALTER TABLE "signings" ADD COLUMN "organiser_generation" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "signings" ADD COLUMN "organiser_link_hash" text;--> statement-breakpoint
ALTER TABLE "signings" ADD COLUMN "orphaned_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "invitations" ADD CONSTRAINT "invitations_card_id_cards_id_fk" FOREIGN KEY ("card_id") REFERENCES "public"."cards"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "organisers" ADD CONSTRAINT "organisers_card_id_cards_id_fk" FOREIGN KEY ("card_id") REFERENCES "public"."cards"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "organisers_user_id_index" ON "organisers" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "signings_orphaned_index" ON "signings" USING btree ("orphaned_at") WHERE "signings"."orphaned_at" is not null;--> statement-breakpoint
ALTER TABLE "signings" ADD CONSTRAINT "signings_organiser_link_unique" UNIQUE("organiser_link_hash");