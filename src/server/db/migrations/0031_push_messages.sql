CREATE TABLE "push_messages" (
	"user_id" text NOT NULL,
	"subscription_id" text NOT NULL,
	"tag" text NOT NULL,
	"message" jsonb NOT NULL,
	"next_try_at" timestamp with time zone DEFAULT now() NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	CONSTRAINT "push_messages_pkey" PRIMARY KEY("user_id","subscription_id","tag")
);
--> statement-breakpoint
CREATE TABLE "push_subscriptions" (
	"user_id" text NOT NULL,
	"id" text NOT NULL,
	"endpoint" text NOT NULL,
	"p256dh" text NOT NULL,
	"auth" text NOT NULL,
	"failures" smallint DEFAULT 0 NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "push_subscriptions_pkey" PRIMARY KEY("user_id","id"),
	CONSTRAINT "push_subscriptions_id_check" CHECK ("push_subscriptions"."id" ~ '^[A-Za-z0-9_-]{22}$')
);
--> statement-breakpoint
ALTER TABLE "contact_settings" ADD COLUMN "pushes_names" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "reminders" ADD COLUMN "way" text DEFAULT 'mail' NOT NULL;--> statement-breakpoint
ALTER TABLE "push_messages" ADD CONSTRAINT "push_messages_user_id_subscription_id_push_subscriptions_user_id_id_fk" FOREIGN KEY ("user_id","subscription_id") REFERENCES "public"."push_subscriptions"("user_id","id") ON DELETE cascade ON UPDATE cascade;--> statement-breakpoint
ALTER TABLE "push_subscriptions" ADD CONSTRAINT "push_subscriptions_user_id_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."user"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "push_messages_next_try_at_index" ON "push_messages" USING btree ("next_try_at");--> statement-breakpoint
ALTER TABLE "reminders" DROP CONSTRAINT "reminders_pkey";
--> statement-breakpoint
ALTER TABLE "reminders" ADD CONSTRAINT "reminders_pkey" PRIMARY KEY("user_id","contact_id","day","kind","way");--> statement-breakpoint
ALTER TABLE "reminders" ADD CONSTRAINT "reminders_way_check" CHECK ("reminders"."way" in ('mail', 'push'));