CREATE TABLE "designs" (
	"id" text PRIMARY KEY NOT NULL,
	"user_id" text NOT NULL,
	"creation_key" text NOT NULL,
	"look" jsonb NOT NULL,
	"fingerprint" text NOT NULL,
	"likeness" text,
	"tone" text NOT NULL,
	"name" text DEFAULT '' NOT NULL,
	"state" text DEFAULT 'own' NOT NULL,
	"occasion" text,
	"mood" text,
	"motif" text,
	"remix_of" text,
	"remix_pen_name" text,
	"refusal" text,
	"badge" text,
	"recent_cards" integer DEFAULT 0 NOT NULL,
	"remixes" integer DEFAULT 0 NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"submitted_at" timestamp with time zone,
	"published_at" timestamp with time zone,
	"hidden_at" timestamp with time zone,
	"kept_at" timestamp with time zone,
	CONSTRAINT "designs_id_check" CHECK ("designs"."id" ~ '^[A-Za-z0-9_-]{22}$'),
	CONSTRAINT "designs_look_check" CHECK (jsonb_typeof("designs"."look") = 'object'),
	CONSTRAINT "designs_state_check" CHECK ("designs"."state" in ('own', 'waiting', 'public', 'refused', 'withdrawn')),
	CONSTRAINT "designs_tone_check" CHECK ("designs"."tone" in ('sweet', 'funny', 'formal', 'blessing', 'poetic')),
	CONSTRAINT "designs_title_check" CHECK ("designs"."state" = 'own' or num_nulls("designs"."occasion", "designs"."mood", "designs"."motif") = 0),
	CONSTRAINT "designs_refusal_check" CHECK ("designs"."refusal" in ('alike', 'title', 'unready', 'misuse', 'pen-name')),
	CONSTRAINT "designs_published_check" CHECK ("designs"."state" <> 'public' or "designs"."published_at" is not null)
);
--> statement-breakpoint
CREATE TABLE "favourites" (
	"user_id" text NOT NULL,
	"kind" text NOT NULL,
	"target" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "favourites_pkey" PRIMARY KEY("user_id","kind","target"),
	CONSTRAINT "favourites_kind_check" CHECK ("favourites"."kind" in ('design', 'background', 'sticker', 'card')),
	CONSTRAINT "favourites_target_check" CHECK (length("favourites"."target") between 1 and 61)
);
--> statement-breakpoint
CREATE TABLE "pen_names" (
	"user_id" text PRIMARY KEY NOT NULL,
	"name" text NOT NULL,
	"name_key" text NOT NULL,
	"approved_at" timestamp with time zone,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
ALTER TABLE "designs" ADD CONSTRAINT "designs_user_id_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."user"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "favourites" ADD CONSTRAINT "favourites_user_id_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."user"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "pen_names" ADD CONSTRAINT "pen_names_user_id_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."user"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "designs_creation_key_unique" ON "designs" USING btree ("user_id","creation_key");--> statement-breakpoint
CREATE UNIQUE INDEX "designs_fingerprint_unique" ON "designs" USING btree ("fingerprint") WHERE "designs"."state" in ('waiting', 'public');--> statement-breakpoint
CREATE UNIQUE INDEX "designs_likeness_unique" ON "designs" USING btree ("likeness") WHERE "designs"."state" in ('waiting', 'public');--> statement-breakpoint
CREATE INDEX "designs_own_index" ON "designs" USING btree ("user_id","created_at","id");--> statement-breakpoint
CREATE INDEX "designs_waiting_index" ON "designs" USING btree ("submitted_at","id") WHERE "designs"."state" = 'waiting';--> statement-breakpoint
CREATE INDEX "designs_hidden_index" ON "designs" USING btree ("hidden_at","id") WHERE "designs"."hidden_at" is not null;--> statement-breakpoint
CREATE INDEX "designs_remix_index" ON "designs" USING btree ("remix_of") WHERE "designs"."remix_of" is not null;--> statement-breakpoint
CREATE INDEX "designs_new_index" ON "designs" USING btree ("published_at","id") WHERE "designs"."state" = 'public' and "designs"."hidden_at" is null;--> statement-breakpoint
CREATE INDEX "designs_sent_index" ON "designs" USING btree ("recent_cards","id") WHERE "designs"."state" = 'public' and "designs"."hidden_at" is null;--> statement-breakpoint
CREATE INDEX "designs_remixed_index" ON "designs" USING btree ("remixes","id") WHERE "designs"."state" = 'public' and "designs"."hidden_at" is null;--> statement-breakpoint
CREATE INDEX "designs_badge_index" ON "designs" USING btree ("published_at","id") WHERE "designs"."state" = 'public' and "designs"."hidden_at" is null and "designs"."badge" is not null;--> statement-breakpoint
CREATE INDEX "designs_occasion_index" ON "designs" USING btree ("occasion","published_at","id") WHERE "designs"."state" = 'public' and "designs"."hidden_at" is null;--> statement-breakpoint
CREATE INDEX "designs_mood_index" ON "designs" USING btree ("mood","published_at","id") WHERE "designs"."state" = 'public' and "designs"."hidden_at" is null;--> statement-breakpoint
CREATE INDEX "designs_motif_index" ON "designs" USING btree ("motif","published_at","id") WHERE "designs"."state" = 'public' and "designs"."hidden_at" is null;--> statement-breakpoint
CREATE UNIQUE INDEX "pen_names_name_key_unique" ON "pen_names" USING btree ("name_key");