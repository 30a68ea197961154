CREATE TABLE "deliveries" (
	"card_id" text NOT NULL,
	"id" text NOT NULL,
	"user_id" text NOT NULL,
	"email" text NOT NULL,
	"address_hash" text NOT NULL,
	"language" text NOT NULL,
	"date" date NOT NULL,
	"time" time NOT NULL,
	"zone" text NOT NULL,
	"city" text NOT NULL,
	"state" text DEFAULT 'scheduled' NOT NULL,
	"reason" text,
	"is_suppressed" boolean DEFAULT false NOT NULL,
	"attempts" integer DEFAULT 0 NOT NULL,
	"next_try_at" timestamp with time zone,
	"claimed_at" timestamp with time zone,
	"attempt_id" text,
	"sent_at" timestamp with time zone,
	"opened_at" timestamp with time zone,
	"repeated_at" timestamp with time zone,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "deliveries_pkey" PRIMARY KEY("card_id","id"),
	CONSTRAINT "deliveries_address_unique" UNIQUE("card_id","address_hash"),
	CONSTRAINT "deliveries_id_check" CHECK ("deliveries"."id" ~ '^[A-Za-z0-9_-]{22}$'),
	CONSTRAINT "deliveries_state_check" CHECK ("deliveries"."state" in ('scheduled', 'sending', 'sent', 'refused', 'bounced', 'cancelled', 'missed', 'unknown'))
);
--> statement-breakpoint
CREATE TABLE "delivery_log" (
	"address_hash" text NOT NULL,
	"id" text NOT NULL,
	"sender_hash" text NOT NULL,
	"started_at" timestamp with time zone NOT NULL,
	CONSTRAINT "delivery_log_pkey" PRIMARY KEY("address_hash","id")
);
--> statement-breakpoint
CREATE TABLE "suppressions" (
	"address_hash" text NOT NULL,
	"sender_hash" text NOT NULL,
	"reason" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "suppressions_pkey" PRIMARY KEY("address_hash","sender_hash"),
	CONSTRAINT "suppressions_reason_check" CHECK ("suppressions"."reason" in ('unsubscribed', 'reported', 'bounced', 'complained', 'operator'))
);
--> statement-breakpoint
ALTER TABLE "deliveries" ADD CONSTRAINT "deliveries_card_id_cards_id_fk" FOREIGN KEY ("card_id") REFERENCES "public"."cards"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "deliveries_due_index" ON "deliveries" USING btree ("date") WHERE "deliveries"."state" in ('scheduled', 'sending');--> statement-breakpoint
CREATE INDEX "deliveries_user_index" ON "deliveries" USING btree ("user_id","created_at");--> statement-breakpoint
CREATE INDEX "deliveries_address_index" ON "deliveries" USING btree ("address_hash");--> statement-breakpoint
CREATE INDEX "delivery_log_sender_index" ON "delivery_log" USING btree ("sender_hash","started_at");--> statement-breakpoint
CREATE INDEX "delivery_log_started_at_index" ON "delivery_log" USING btree ("started_at");--> statement-breakpoint
CREATE INDEX "suppressions_sender_index" ON "suppressions" USING btree ("sender_hash");