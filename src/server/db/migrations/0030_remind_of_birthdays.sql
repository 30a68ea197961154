CREATE TABLE "contact_cards" (
	"user_id" text NOT NULL,
	"contact_id" text NOT NULL,
	"day" date NOT NULL,
	"card_id" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "contact_cards_pkey" PRIMARY KEY("user_id","contact_id","day")
);
--> statement-breakpoint
CREATE TABLE "contact_settings" (
	"user_id" text PRIMARY KEY NOT NULL,
	"feed_generation" integer DEFAULT 0 NOT NULL,
	"feed_hash" text,
	"tell_generation" integer DEFAULT 0 NOT NULL,
	"tell_hash" text,
	"mails_week_before" boolean DEFAULT true NOT NULL,
	"mails_on_day" boolean DEFAULT true NOT NULL,
	"seen_language" text,
	"seen_zone" text,
	CONSTRAINT "contact_settings_feed_unique" UNIQUE("feed_hash"),
	CONSTRAINT "contact_settings_tell_unique" UNIQUE("tell_hash")
);
--> statement-breakpoint
CREATE TABLE "reminders" (
	"user_id" text NOT NULL,
	"contact_id" text NOT NULL,
	"day" date NOT NULL,
	"kind" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "reminders_pkey" PRIMARY KEY("user_id","contact_id","day","kind"),
	CONSTRAINT "reminders_kind_check" CHECK ("reminders"."kind" in ('week', 'day'))
);
--> statement-breakpoint
ALTER TABLE "profiles" ADD COLUMN "language" text;--> statement-breakpoint
ALTER TABLE "profiles" ADD COLUMN "time_zone" text;--> statement-breakpoint
ALTER TABLE "contacts" ADD COLUMN "is_reminded" boolean DEFAULT true NOT NULL;--> statement-breakpoint
ALTER TABLE "contact_cards" ADD CONSTRAINT "contact_cards_user_id_contact_id_contacts_user_id_id_fk" FOREIGN KEY ("user_id","contact_id") REFERENCES "public"."contacts"("user_id","id") ON DELETE cascade ON UPDATE cascade;--> statement-breakpoint
ALTER TABLE "contact_settings" ADD CONSTRAINT "contact_settings_user_id_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."user"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "reminders" ADD CONSTRAINT "reminders_user_id_contact_id_contacts_user_id_id_fk" FOREIGN KEY ("user_id","contact_id") REFERENCES "public"."contacts"("user_id","id") ON DELETE cascade ON UPDATE cascade;