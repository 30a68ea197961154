CREATE TABLE "reports" (
	"id" text PRIMARY KEY NOT NULL,
	"card_id" text,
	"design" text,
	"reason" text NOT NULL,
	"text" text DEFAULT '' NOT NULL,
	"reporter_id" text,
	"address_hash" text,
	"state" text DEFAULT 'open' NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"closed_at" timestamp with time zone,
	CONSTRAINT "reports_target_check" CHECK (num_nonnulls("reports"."card_id", "reports"."design") = 1),
	CONSTRAINT "reports_state_check" CHECK ("reports"."state" in ('open', 'closed'))
);
--> statement-breakpoint
ALTER TABLE "reports" ADD CONSTRAINT "reports_reporter_id_user_id_fk" FOREIGN KEY ("reporter_id") REFERENCES "public"."user"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "reports_list_index" ON "reports" USING btree ("state","created_at","id");--> statement-breakpoint
CREATE INDEX "reports_created_at_index" ON "reports" USING btree ("created_at");--> statement-breakpoint
CREATE INDEX "reports_card_id_index" ON "reports" USING btree ("card_id");--> statement-breakpoint
CREATE INDEX "reports_reporter_id_index" ON "reports" USING btree ("reporter_id");