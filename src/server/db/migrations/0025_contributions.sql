CREATE TABLE "contributions" (
	"card_id" text NOT NULL,
	"id" text NOT NULL,
	"form_key" text NOT NULL,
	"link_hash" text NOT NULL,
	"generation" integer DEFAULT 1 NOT NULL,
	"name" text NOT NULL,
	"words" text NOT NULL,
	"audience" text NOT NULL,
	"is_on_behalf" boolean DEFAULT false NOT NULL,
	"is_late" boolean DEFAULT false NOT NULL,
	"is_pinned" boolean DEFAULT false NOT NULL,
	"position" integer NOT NULL,
	"approved_at" timestamp with time zone,
	"hidden_at" timestamp with time zone,
	"withdrawn_at" timestamp with time zone,
	"seen_at" timestamp with time zone,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "contributions_pkey" PRIMARY KEY("card_id","id"),
	CONSTRAINT "contributions_form_key_unique" UNIQUE("card_id","form_key"),
	CONSTRAINT "contributions_link_unique" UNIQUE("link_hash"),
	CONSTRAINT "contributions_id_check" CHECK ("contributions"."id" ~ '^[A-Za-z0-9_-]{22}$'),
	CONSTRAINT "contributions_audience_check" CHECK ("contributions"."audience" in ('everyone', 'organiser', 'receiver')),
	CONSTRAINT "contributions_name_check" CHECK (("contributions"."name" <> '') = ("contributions"."withdrawn_at" is null) and ("contributions"."words" = '' or "contributions"."withdrawn_at" is null))
);
--> statement-breakpoint
CREATE TABLE "signings" (
	"card_id" text PRIMARY KEY NOT NULL,
	"link_hash" text NOT NULL,
	"generation" integer DEFAULT 1 NOT NULL,
	"others_see" text DEFAULT 'signed' NOT NULL,
	"approves_first" boolean DEFAULT false NOT NULL,
	"max_notes" integer NOT NULL,
	"sign_by_date" date,
	"sign_by_time" time,
	"sign_by_zone" text,
	"sign_by_city" text,
	"paused_at" timestamp with time zone,
	"opened_at" timestamp with time zone,
	"kept_open_at" timestamp with time zone,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "signings_link_unique" UNIQUE("link_hash"),
	CONSTRAINT "signings_others_see_check" CHECK ("signings"."others_see" in ('all', 'signed', 'none')),
	CONSTRAINT "signings_sign_by_check" CHECK (num_nulls("signings"."sign_by_date", "signings"."sign_by_time") in (0, 2)),
	CONSTRAINT "signings_generation_check" CHECK ("signings"."generation" > 0),
	CONSTRAINT "signings_max_notes_check" CHECK ("signings"."max_notes" > 0)
);
--> statement-breakpoint
ALTER TABLE "cards" ADD COLUMN "notes_revision" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "contributions" ADD CONSTRAINT "contributions_card_id_cards_id_fk" FOREIGN KEY ("card_id") REFERENCES "public"."cards"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "signings" ADD CONSTRAINT "signings_card_id_cards_id_fk" FOREIGN KEY ("card_id") REFERENCES "public"."cards"("id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
-- What others write on a card changes what is shown of it.
drop trigger tell_card_updated on cards;
--> statement-breakpoint
create trigger tell_card_updated after update of document, status, revision, deleted_at, hidden_at,
  seal_date, seal_time, seal_zone, seal_city, replies_closed_at, notes_revision on cards
  for each row when (old.status = 'published' or new.status = 'published') execute function tell_card_changed();
