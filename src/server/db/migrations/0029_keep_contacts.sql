CREATE TABLE "contact_imports" (
	"user_id" text NOT NULL,
	"id" text NOT NULL,
	"replaced" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "contact_imports_pkey" PRIMARY KEY("user_id","id"),
	CONSTRAINT "contact_imports_id_check" CHECK ("contact_imports"."id" ~ '^[A-Za-z0-9_-]{22}$')
);
--> statement-breakpoint
CREATE TABLE "contacts" (
	"user_id" text NOT NULL,
	"id" text NOT NULL,
	"form_key" text NOT NULL,
	"name" text NOT NULL,
	"calendar" text NOT NULL,
	"month" smallint NOT NULL,
	"day" smallint NOT NULL,
	"year" smallint,
	"leap_day" text NOT NULL,
	"relationship" text,
	"language" text,
	"city" text,
	"zone" text,
	"note" text DEFAULT '' NOT NULL,
	"import_id" text,
	"accepted_at" timestamp with time zone,
	"deleted_at" timestamp with time zone,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "contacts_pkey" PRIMARY KEY("user_id","id"),
	CONSTRAINT "contacts_form_key_unique" UNIQUE("user_id","form_key"),
	CONSTRAINT "contacts_id_check" CHECK ("contacts"."id" ~ '^[A-Za-z0-9_-]{22}$'),
	CONSTRAINT "contacts_form_key_check" CHECK ("contacts"."form_key" ~ '^[A-Za-z0-9_-]{22}$'),
	CONSTRAINT "contacts_name_check" CHECK ("contacts"."name" <> ''),
	CONSTRAINT "contacts_calendar_check" CHECK ("contacts"."calendar" in ('gregorian', 'chinese', 'hebrew', 'islamic', 'moving')),
	CONSTRAINT "contacts_leap_day_check" CHECK ("contacts"."leap_day" in ('february', 'march')),
	CONSTRAINT "contacts_day_check" CHECK ("contacts"."month" between 1 and 13 and "contacts"."day" between 1 and 31),
	CONSTRAINT "contacts_zone_check" CHECK (num_nulls("contacts"."city", "contacts"."zone") in (0, 2))
);
--> statement-breakpoint
ALTER TABLE "contact_imports" ADD CONSTRAINT "contact_imports_user_id_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."user"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "contacts" ADD CONSTRAINT "contacts_user_id_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."user"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "contacts_day_index" ON "contacts" USING btree ("calendar","month","day");--> statement-breakpoint
CREATE INDEX "contacts_deleted_at_index" ON "contacts" USING btree ("deleted_at") WHERE "contacts"."deleted_at" is not null;